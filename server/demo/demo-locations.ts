import type { ChargingLocation } from "../../engine/index.ts";
import { type ChargingPointProperties, propertiesText } from "../locations/location-properties.ts";
import type { NewLocationRow } from "../locations/location-store.ts";
import type { ChargingPointPlace, DemoPlace } from "./demo-places.ts";
import type { DemoScript } from "./demo-script.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** A charging location of the demonstration; `row` is the state before any process changes it. */
export interface DemoLocation {
	readonly code: string;
	readonly row: Omit<NewLocationRow, "synced">;
	/** As the engine sees it while the processes are walked. */
	location: ChargingLocation;
}

interface Input {
	readonly tenant: string;
	readonly chargingPoints: readonly ChargingPointPlace[];
	readonly addresses: readonly DemoPlace[];
	readonly script: DemoScript;
	readonly rounds: readonly string[];
	readonly random: SeededRandom;
}

/** Makes real charging points 'Gerealiseerd', and invented candidates at real addresses for the other statuses. */
export function demoLocations({ tenant, chargingPoints, addresses, script, rounds, random }: Input): readonly DemoLocation[] {
	const counters = new Map<string, number>();
	const make = (place: DemoPlace, status: string, properties: Partial<ChargingPointProperties>, source: string): DemoLocation => {
		const id = (counters.get(place.code) ?? 0) + 1;
		counters.set(place.code, id);
		const uuid = random.uuid();
		const { code, street, number, suffix, postalCode, city, latitude, longitude } = place;
		return {
			code,
			row: {
				tenant,
				uuid,
				code,
				latitude,
				longitude,
				street,
				street_number: number,
				street_number_suffix: suffix,
				postal_code: postalCode,
				city,
				properties: propertiesText({ id: String(id), ...properties }),
				meta: JSON.stringify({ phase: null, source }),
				status,
				status_before: null,
				workflow_uuid: null,
			},
			location: {
				uuid,
				status,
				workflowUuid: null,
				latitude,
				longitude,
				street,
				streetNumber: number,
				streetNumberSuffix: suffix,
				postalCode,
				city,
			},
		};
	};
	const realized = chargingPoints.map((place) =>
		make(place, "realized", { evse: place.evse, operator: place.operator, status: "in bedrijf" }, "ndw"),
	);
	const free = random.shuffled(addresses);
	const candidates = script.locations.flatMap(({ status, count, remarks = [] }) =>
		free.splice(0, count).map((place) => {
			const remark = remarks.length > 0 && random.chance(0.8) ? { remark: random.pick(remarks) } : {};
			return make({ ...place, ...nearby(place, random) }, status, { ...remark, ...roundProperties(rounds, random) }, "demo");
		}),
	);
	return [...realized, ...candidates];
}

/** A few steps away from the address: a parking space is in the street, not on an existing pole. */
function nearby({ latitude, longitude }: DemoPlace, random: SeededRandom): { latitude: number; longitude: number } {
	const shift = (): number => (random.chance(0.5) ? 1 : -1) * random.whole(20, 70) * 1e-5;
	return { latitude: Number((latitude + shift() * 0.6).toFixed(6)), longitude: Number((longitude + shift()).toFixed(6)) };
}

/** "2023-1 extra" as year, period and whether it was an extra round; nothing for a location outside the rounds. */
function roundProperties(rounds: readonly string[], random: SeededRandom): Partial<ChargingPointProperties> {
	const round = rounds.length > 0 ? /^(\d{4})-(\d)( extra)?$/.exec(random.pick(rounds)) : null;
	return round ? { proactive_year: Number(round[1]), proactive_period: Number(round[2]), proactive_extra: round[3] !== undefined } : {};
}
