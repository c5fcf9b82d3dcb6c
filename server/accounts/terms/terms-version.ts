/** The current version of the terms of use: their date. Their text is in a file of that name. */
export const termsVersion = "25-05-2022";
