/** What a change costs the processes that run, the worst first. */
export const changeClasses = ["breaking", "needs-mapping", "safe"] as const;
