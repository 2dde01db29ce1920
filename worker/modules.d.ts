/** Files that wrangler adds to the Worker as they are. */

declare module '*.wasm' {
  const program: WebAssembly.Module;
  export default program;
}

declare module '*.ttf' {
  const bytes: ArrayBuffer;
  export default bytes;
}
