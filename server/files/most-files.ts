/** Most files of one process: far more than one has; keeps its record readable. */
export const mostFiles = 200;
