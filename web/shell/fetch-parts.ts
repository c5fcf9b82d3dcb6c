import type { ComponentType } from "react";

type Parts = typeof import("./parts.ts");

/** Names of the parts that are whole pages. */
export type PageName = { [Name in keyof Parts]: Parts[Name] extends () => Promise<{ default: ComponentType }> ? Name : never }[keyof Parts];

/** Where everything is that is fetched later. */
export const fetchParts = (): Promise<Parts> => import("./parts.ts");
