/** Of the question who else fills in a step of a process: asked by the step's page, and again when somebody begins or leaves. */
export const atWorkKey = ({ uuid, step }: { readonly uuid: string; readonly step: string }) => ["at-work", uuid, step];
