import { join } from "node:path";
import type { RequestContent } from "../../engine/index.ts";
import { geodataFolder } from "../locations/geocoder/geodata-folder.ts";
import { readTable } from "../locations/geocoder/read-table.ts";
import type { DemoPlace } from "./demo-places.ts";
import type { DemoRequestScript } from "./demo-request-script.ts";
import { inventedPerson } from "./invented-people.ts";
import type { SeededRandom } from "./seeded-random.ts";

export type DemoVehicle = Readonly<Record<"brand" | "model", string>>;

export function demoVehicles(): readonly DemoVehicle[] {
	return readTable(join(geodataFolder(), "ev-models.tsv"), ["brand", "model"]);
}

interface Input {
	readonly script: DemoRequestScript;
	readonly random: SeededRandom;
	readonly vehicles: readonly DemoVehicle[];
	/** Where the applicant lives and requests a charging point. */
	readonly place: DemoPlace;
	readonly municipality: string;
	readonly submittedAt: number;
	/** False for a request that the geocoder still has to place. */
	readonly placed: boolean;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const consonants = "BDFGHJKLNPRSTVXZ";

/** The request of a fictitious applicant at a real address. */
export function demoRequestContent({ script, random, vehicles, place, municipality, submittedAt, placed }: Input): RequestContent {
	const { street, number, postalCode, city, code } = place;
	const suffix = script.boxes !== undefined && random.chance(script.boxes) ? `bus ${random.whole(1, 24)}` : place.suffix;
	const { brand, model } = random.pick(vehicles);
	const maybe = (share: number, texts: readonly string[]) => (texts.length > 0 && random.chance(share) ? random.pick(texts) : "");
	const said = (share: number) => (random.chance(0.9) ? random.chance(share) : null);
	const permit = said(0.7);
	const ownSpot = said(0.06);
	const timeslot = random.chance(0.85) ? random.pick([0, 0, 0, 1, 2, 3, 3] as const) : null;
	const at = <Slot extends 0 | 1 | 2 | 3>(slot: Slot) => (timeslot === null ? null : timeslot === slot);
	return {
		status: 2,
		geographyCode: code,
		coordinates: placed
			? { lat: place.latitude, lng: place.longitude, nomatch: false }
			: { lat: null, lng: null, nomatch: random.chance(0.3) },
		submitted_at: submittedAt,
		created_at: submittedAt + random.whole(1, 9) * minuteMs,
		processed_at: null,
		address: { street, streetNumber: number, streetNumberSuffix: suffix, postalCode, city, country: script.country, municipality },
		contact: {
			...inventedPerson(random, script.phone),
			name: "",
			street,
			streetnumber: number,
			streetsuffix: suffix,
			postalCode,
			city,
			municipality,
		},
		additional: {
			vehicle: { brand, model, purchaseDate: new Date(submittedAt - random.whole(1, 300) * dayMs).toISOString().slice(0, 10) },
			parkingspot: { permit, reservedspot: ownSpot },
			context: { chargingtime: { night: at(0), morning: at(1), afternoon: at(2), evening: at(3) } },
			location: maybe(0.4, script.spots),
			dossierID: `D-${random.whole(100000, 999999)}`,
		},
		vehicle: { brand, model, numberplate: random.chance(0.85) ? plate(random, random.pick(script.numberPlates)) : "" },
		softrequirements: { parkingpermit: permit, parkingspot: ownSpot },
		docs: { vehicle: [], parkingspot: [] },
		Tags: script.tags !== undefined && random.chance(script.tagged ?? 0) ? [random.pick(script.tags).uuid] : [],
		raw: { remarks: maybe(0.3, script.remarks), timeslot },
	};
}

function plate(random: SeededRandom, pattern: string): string {
	return pattern.replaceAll(/[#*]/g, (sign) =>
		sign === "#" ? String(random.whole(0, 9)) : consonants.charAt(random.whole(0, consonants.length - 1)),
	);
}
