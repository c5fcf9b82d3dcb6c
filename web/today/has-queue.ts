export const queueKey = "laadstroom.queue";

/** Whether somebody works through a queue in this tab. */
export const hasQueue = (): boolean => sessionStorage.getItem(queueKey) !== null;
