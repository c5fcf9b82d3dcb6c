import { isBelgian } from "../record/address-line.ts";
import { latestJudgement } from "./latest-judgement.ts";
import { FieldReader } from "./normalise/field-reader.ts";
import type { IntakeSurroundings } from "./normalise/intake-surroundings.ts";
import { degrees, flag, status, timeslot } from "./normalise/read-choice.ts";
import { day, instant } from "./normalise/read-instant.ts";
import { judgementsIn } from "./normalise/read-judgement.ts";
import { area, fileList, tagList } from "./normalise/read-list.ts";
import { email, numberPlate, postalCode, reference, text } from "./normalise/read-text.ts";
import type { IntakeProblem, NormalisedRequest } from "./normalised-request.ts";
import type { Normaliser, StoredField } from "./normaliser.ts";
import type { RequestContent } from "./request-content.ts";
import type { RequestAddress, RequestContact } from "./request-record.ts";

export type NormalisedOutcome = { readonly request: NormalisedRequest } | { readonly problems: readonly IntakeProblem[] };

const line = text("line", 200);
const short = text("line", 60);
const name = text("line", 120);
const place = text("address", 120);

/**
 * One request as a source has it, in the shape that is stored; or everything that keeps it out, at once.
 * Never throws, whatever the source holds, and keeps nothing of a request with a problem.
 */
export function normaliseRequest(raw: unknown, normaliser: Normaliser, surroundings: IntakeSurroundings): NormalisedOutcome {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
		return { problems: [{ path: "", source: null, message: "Hier hoort een aanvraag te staan: een object met velden." }] };
	}
	const fields = new FieldReader(raw, normaliser);
	const moment = instant(surroundings.now);
	const geographyCode = fields.demand("geographyCode", area(surroundings.areas), "");
	const given = fields.read("processed_at", moment, null);
	const judgements = judgementsIn(raw, normaliser, { ...surroundings, processedAt: given }, fields);
	const latest = latestJudgement(judgements);
	const stated = fields.read("status", status, undefined);
	if (stated !== undefined && latest !== null && latest.id !== stated) {
		fields.report("status", "De status en de laatste beoordeling spreken elkaar tegen.", fields.source("status").from[0]);
	}
	const content: RequestContent = {
		status: stated ?? latest?.id ?? 2,
		geographyCode,
		coordinates: coordinatesOf(fields),
		submitted_at: fields.read("submitted_at", moment, null),
		created_at: fields.read("created_at", moment, null),
		processed_at: latest?.processed_at ?? given,
		address: addressOf(fields, surroundings.areas.find(({ code }) => code === geographyCode)?.name ?? ""),
		contact: contactOf(fields),
		additional: additionalOf(fields),
		vehicle: {
			brand: fields.read("vehicle.brand", short, ""),
			model: fields.read("vehicle.model", short, ""),
			numberplate: fields.read("vehicle.numberplate", numberPlate, ""),
		},
		softrequirements: {
			parkingpermit: fields.read("softrequirements.parkingpermit", flag, null),
			parkingspot: fields.read("softrequirements.parkingspot", flag, null),
		},
		docs: {
			vehicle: fields.read("docs.vehicle", fileList(fields.source("docs.vehicle")), []),
			parkingspot: fields.read("docs.parkingspot", fileList(fields.source("docs.parkingspot")), []),
		},
		Tags: fields.read("Tags", tagList(surroundings.tags), []),
		raw: { remarks: fields.read("raw.remarks", text("multiline", 4000), ""), timeslot: fields.read("raw.timeslot", timeslot, null) },
	};
	const externalRef = fields.demand("externalRef", reference, "");
	return fields.problems.length > 0 ? { problems: toldOnce(fields.problems) } : { request: { externalRef, content, judgements } };
}

/** One column may fill several fields: what is wrong with it is said once. */
function toldOnce(problems: readonly IntakeProblem[]): readonly IntakeProblem[] {
	return [...new Map(problems.map((problem) => [`${problem.source ?? problem.path}\n${problem.message}`, problem])).values()];
}

/** A suffix written behind the house number is taken apart: "12 a" and "12-2". */
function addressOf(fields: FieldReader, municipality: string): RequestAddress {
	const number = fields.read("address.streetNumber", short, "");
	const parts = /^(\d{1,5})(?:[ /-]{0,3}([\p{L}\p{Nd}][\p{L}\p{Nd} /-]{0,19}))?$/u.exec(number);
	if (number !== "" && parts === null) {
		fields.report("address.streetNumber", "Dit is geen huisnummer.", fields.source("address.streetNumber").from[0]);
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
 * What stands behind the number, and what stands in a field of its own: "8A" with "3" is not "8" with "3". Said twice it
 * counts once. In Belgium a field of its own is for the box, which a letter alone would not tell.
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

function contactOf(fields: FieldReader): RequestContact {
	return {
		name: fields.read("contact.name", line, ""),
		phone: fields.read("contact.phone", text("line", 30), ""),
		email: fields.read("contact.email", email, ""),
		initials: fields.read("contact.initials", short, ""),
		surname: fields.read("contact.surname", name, ""),
		title: fields.read("contact.title", short, ""),
		firstname: fields.read("contact.firstname", name, ""),
		street: fields.read("contact.street", place, ""),
		streetnumber: fields.read("contact.streetnumber", text("address", 20), ""),
		streetsuffix: fields.read("contact.streetsuffix", text("address", 20), ""),
		postalCode: fields.read("contact.postalCode", postalCode, ""),
		city: fields.read("contact.city", place, ""),
		municipality: fields.read("contact.municipality", place, ""),
	};
}

function additionalOf(fields: FieldReader): RequestContent["additional"] {
	const when = (time: "night" | "morning" | "afternoon" | "evening") =>
		fields.read(`additional.context.chargingtime.${time}` satisfies StoredField, flag, null);
	return {
		vehicle: {
			brand: fields.read("additional.vehicle.brand", short, ""),
			model: fields.read("additional.vehicle.model", short, ""),
			purchaseDate: fields.read("additional.vehicle.purchaseDate", day, ""),
		},
		parkingspot: {
			permit: fields.read("additional.parkingspot.permit", flag, null),
			reservedspot: fields.read("additional.parkingspot.reservedspot", flag, null),
		},
		context: { chargingtime: { night: when("night"), morning: when("morning"), afternoon: when("afternoon"), evening: when("evening") } },
		location: fields.read("additional.location", text("multiline", 1000), ""),
		dossierID: fields.read("additional.dossierID", short, ""),
	};
}

/** Both degrees or neither: half a place is none. */
function coordinatesOf(fields: FieldReader): RequestContent["coordinates"] {
	const lat = fields.read("coordinates.lat", degrees(90, "De breedtegraad ligt tussen -90 en 90."), null);
	const lng = fields.read("coordinates.lng", degrees(180, "De lengtegraad ligt tussen -180 en 180."), null);
	const known = fields.problems.some(({ path }) => path === "coordinates.lat" || path === "coordinates.lng");
	if (!known && (lat === null) !== (lng === null)) {
		const missing = lat === null ? "coordinates.lat" : "coordinates.lng";
		fields.report(missing, "Dit is een vereist veld", fields.source(missing).from[0]);
	}
	const nomatch = fields.read("coordinates.nomatch", flag, false);
	return { lat, lng, nomatch: nomatch && lat === null };
}
