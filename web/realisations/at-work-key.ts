/** Key prefix of all queries for the other people at work on a step. */
export const anyAtWork = ["at-work"];

/** Key of the query for the other people at work on this step: fetched by the step's page, and again when somebody begins or leaves. */
export const atWorkKey = ({ uuid, step }: { readonly uuid: string; readonly step: string }) => [...anyAtWork, uuid, step];
