/** Maximum number of files per process: far more than any has, while its record stays readable. */
export const mostFiles = 200;
