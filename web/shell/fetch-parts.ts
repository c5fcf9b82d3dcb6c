import type { ComponentType } from "react";

type Parts = typeof import("./lazy-parts.ts");

/** Names of the parts that are whole pages. */
export type PageName = { [Name in keyof Parts]: Parts[Name] extends () => Promise<{ default: ComponentType }> ? Name : never }[keyof Parts];

/** Fetches the index of all lazy parts. */
export const fetchParts = (): Promise<Parts> => import("./lazy-parts.ts");
