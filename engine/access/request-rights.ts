import { holdsOneOf, type Reader } from "./actor.ts";
import type { Attribute, RoleName } from "./names.ts";
import type { Codes, PersonAccess } from "./person-access.ts";
import type { RecordAccess } from "./record-access.ts";

/** One of these attributes is enough to see something of requests: the whole request, or only its location. */
export const seesAnyRequest: readonly Attribute[] = ["requestlist", "requestlocations"];

/** Whether the person sees a request whole, as a place on the map, or not at all. */
export function requestSightOf(access: RecordAccess): "whole" | "place" | "nothing" {
	return access.may("requestlist") ? "whole" : access.may("requestlocations") ? "place" : "nothing";
}

/** Papers of a request are personal documents: only for these roles, in every tenant. */
const documentRoles: readonly RoleName[] = ["cpo", "admin"];

export function maySeeRequestDocuments(reader: Reader): boolean {
	return holdsOneOf(reader, documentRoles);
}

/** Roles that may set the location of a request, in every tenant. */
const coordinateRoles: readonly RoleName[] = ["cpo"];

export function mayChangeCoordinates(reader: Reader): boolean {
	return holdsOneOf(reader, coordinateRoles);
}

/** The geography codes at which a person judges open requests. `judges`: the tenant's roles that judge. */
export function judgedCodes(access: PersonAccess, judges: readonly string[]): Codes {
	return access.codesOf(...judges);
}

/**
 * Whether a person may have the location of a request geocoded and stored: those who judge the request, and those who may correct its
 * location.
 */
export function mayStartGeocoder(reader: Reader, judges: readonly string[]): boolean {
	return holdsOneOf(reader, judges) || mayChangeCoordinates(reader);
}
