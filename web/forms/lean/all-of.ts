/** In place of RJSF's merger of `allOf`, which the presented schema of a section never has (present-section.ts). */
const never = () => (): never => {
	throw new Error("a section is drawn without allOf");
};

export const createComparator = () => ({ compareSchemaDefinitions: never(), compareSchemaValues: never() });
export const createMerger = () => ({ mergeArrayOfSchemaDefinitions: never() });
export const createShallowAllOfMerge = never;
export const createDeduplicator = never;
export const createIntersector = never;
