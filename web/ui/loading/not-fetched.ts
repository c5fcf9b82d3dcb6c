/** A part of the product failed to load, as opposed to an error thrown while rendering it. */
export class NotFetched extends Error {}
