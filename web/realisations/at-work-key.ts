/** Of every question who else fills in a step. */
export const anyAtWork = ["at-work"];

/** Of the question who else fills in this step: asked by the step's page, and again when somebody begins or leaves. */
export const atWorkKey = ({ uuid, step }: { readonly uuid: string; readonly step: string }) => [...anyAtWork, uuid, step];
