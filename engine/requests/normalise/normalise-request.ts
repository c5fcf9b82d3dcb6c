import { isBelgian } from "../../text/address-line.ts";
import * as fieldTexts from "../../texts/fields.ts";
import * as requestTexts from "../../texts/requests.ts";
import { latestJudgement } from "../latest-judgement.ts";
import type { RequestContent } from "../request-content.ts";
import type { RequestAddress } from "../request-record.ts";
import { FieldReader } from "./field-reader.ts";
import type { IntakeSurroundings } from "./intake-surroundings.ts";
import type { IntakeProblem, NormalisedRequest } from "./normalised-request.ts";
import type { Normaliser } from "./normaliser.ts";
import { readAttributes } from "./read-attributes.ts";
import { degrees, flag, status } from "./read-choice.ts";
import { instant } from "./read-instant.ts";
import { judgementsIn } from "./read-judgement.ts";
import { area, fileList, tagList } from "./read-list.ts";
import { postalCode, reference, text } from "./read-text.ts";

export type NormalisedOutcome = { readonly request: NormalisedRequest } | { readonly problems: readonly IntakeProblem[] };

const short = text("line", 60);
const place = text("address", 120);

/**
 * One request of a source, in the shape that is stored, or else everything that keeps it out. Never throws, whatever the source contains,
 * and stores nothing of a request with a problem.
 */
export function normaliseRequest(raw: unknown, normaliser: Normaliser, surroundings: IntakeSurroundings): NormalisedOutcome {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
		return { problems: [{ path: "", source: null, message: requestTexts.requestAsked }] };
	}
	const fields = new FieldReader(raw, normaliser);
	const moment = instant(surroundings.now);
	const geographyCode = fields.demand("geographyCode", area(surroundings.areas), "");
	const given = fields.read("processed_at", moment, null);
	const judgements = judgementsIn(raw, normaliser, { ...surroundings, processedAt: given }, fields);
	const latest = latestJudgement(judgements);
	const stated = fields.read("status", status, undefined);
	if (stated !== undefined && latest !== null && latest.id !== stated) {
		fields.report("status", requestTexts.statusContradiction, fields.source("status").from[0]);
	}
	const content: RequestContent = {
		status: stated ?? latest?.id ?? 2,
		geographyCode,
		coordinates: coordinatesOf(fields),
		submitted_at: fields.read("submitted_at", moment, null),
		created_at: fields.read("created_at", moment, null),
		processed_at: latest?.processed_at ?? given,
		address: addressOf(fields, surroundings.areas.find(({ code }) => code === geographyCode)?.name ?? ""),
		...readAttributes(fields),
		docs: {
			vehicle: fields.read("docs.vehicle", fileList(fields.source("docs.vehicle")), []),
			parkingspot: fields.read("docs.parkingspot", fileList(fields.source("docs.parkingspot")), []),
		},
		Tags: fields.read("Tags", tagList(surroundings.tags), []),
	};
	const externalRef = fields.demand("externalRef", reference, "");
	return fields.problems.length > 0 ? { problems: toldOnce(fields.problems) } : { request: { externalRef, content, judgements } };
}

/** One column may fill several fields; its problem is reported once. */
function toldOnce(problems: readonly IntakeProblem[]): readonly IntakeProblem[] {
	return [...new Map(problems.map((problem) => [`${problem.source ?? problem.path}\n${problem.message}`, problem])).values()];
}

/** A suffix after the house number is split off: "12 a" and "12-2". */
function addressOf(fields: FieldReader, municipality: string): RequestAddress {
	const number = fields.read("address.streetNumber", short, "");
	const parts = /^(\d{1,5})(?:[ /-]{0,3}([\p{L}\p{Nd}][\p{L}\p{Nd} /-]{0,19}))?$/u.exec(number);
	if (number !== "" && parts === null) {
		fields.report("address.streetNumber", requestTexts.houseNumberAsked, fields.source("address.streetNumber").from[0]);
	}
	const written = fields.read("address.postalCode", postalCode, "");
	const country = fields.read("address.country", place, "");
	const own = fields.read("address.streetNumberSuffix", text("address", 20), "");
	return {
		street: fields.read("address.street", place, ""),
		streetNumber: parts?.[1] ?? "",
		streetNumberSuffix: suffixOf(parts?.[2] ?? "", own, isBelgian(written, country)),
		postalCode: written,
		city: fields.read("address.city", place, ""),
		country,
		municipality: fields.read("address.municipality", place, "") || municipality,
	};
}

/**
 * Combines the suffix after the number with the one in a field of its own: "8A" with "3" is not "8" with "3". A suffix given twice counts
 * once. In Belgium the separate field is for the box, which a letter alone would not show.
 */
function suffixOf(behind: string, own: string, belgian: boolean): string {
	const bare = (suffix: string) =>
		suffix
			.toLowerCase()
			.replace(/^bus\b/, "")
			.replace(/[^\p{L}\p{Nd}]/gu, "");
	const box = belgian && /^\p{L}+$/u.test(own) ? `bus ${own}` : own;
	if (behind === "" || own === "") return behind || box;
	if (bare(own) === bare(behind)) return box;
	if (bare(own).startsWith(bare(behind)) && /^\p{L}/u.test(behind)) return own;
	return (belgian && !/^bus/i.test(own) ? `${behind} bus ${own}` : `${behind}-${own}`).slice(0, 20);
}

/** Both degrees or neither: half a location is no location. */
function coordinatesOf(fields: FieldReader): RequestContent["coordinates"] {
	const lat = fields.read("coordinates.lat", degrees(90, requestTexts.latitudeRange), null);
	const lng = fields.read("coordinates.lng", degrees(180, requestTexts.longitudeRange), null);
	const known = fields.problems.some(({ path }) => path === "coordinates.lat" || path === "coordinates.lng");
	if (!known && (lat === null) !== (lng === null)) {
		const missing = lat === null ? "coordinates.lat" : "coordinates.lng";
		fields.report(missing, fieldTexts.required, fields.source(missing).from[0]);
	}
	const nomatch = fields.read("coordinates.nomatch", flag, false);
	return { lat, lng, nomatch: nomatch && lat === null };
}
