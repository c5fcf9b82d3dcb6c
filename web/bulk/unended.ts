/** A reason without the full stop that some end with, for a sentence that continues. */
export const unended = (message: string): string => message.replace(/\.$/, "");
