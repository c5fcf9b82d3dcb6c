/** What a change means for running processes, most severe first. */
export const changeClasses = ["breaking", "needs-mapping", "safe"] as const;
