/** The version of the terms of use in force: the date they bear. Their text is in a file of that name. */
export const termsVersion = "25-05-2022";
