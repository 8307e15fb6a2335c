/** A plain text as HTML and XML may hold it, between tags or in an attribute's double quotes. */
export const markupText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
