import type { Described } from "../api/operation.ts";

/** The tenant as returned by `GET configs`. */
export type TenantConfiguration = Described<"TenantConfiguration">;

export type DocumentServices = TenantConfiguration["earlierDocuments"];

/** An entry of a list that administrators maintain. */
export type ListEntry = TenantConfiguration["tags"][number];

export type FilterWord = TenantConfiguration["filterWords"][number];
export type ListCategory = FilterWord["category"];
export type ProcessType = TenantConfiguration["processTypes"][number];
export type MunicipalityOption = TenantConfiguration["municipalityOptions"][number];
export type ConfiguredStep = TenantConfiguration["steps"][number];
