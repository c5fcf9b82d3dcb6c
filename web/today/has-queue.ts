export const queueKey = "laadstroom.queue";

/** Whether somebody is working through a queue in this tab. */
export const hasQueue = (): boolean => sessionStorage.getItem(queueKey) !== null;
