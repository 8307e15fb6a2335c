/** Addresses of files that the site serves. */
declare module '*?url' {
  const url: string;
  export default url;
}
