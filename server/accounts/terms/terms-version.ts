/** Version of the terms of use that is in force: the day they are dated. Its text is a file of that name. */
export const termsVersion = "25-05-2022";
