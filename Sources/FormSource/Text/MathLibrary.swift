// The standard library's conversions between integers and floating point call the C mathematics library, which nothing
// else in the compiler asks the linker for.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
