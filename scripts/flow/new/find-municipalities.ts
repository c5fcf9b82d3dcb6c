import type { PlacedMunicipality } from "../../../engine/index.ts";
import { placedMunicipalities } from "../../../server/locations/placed-municipality-read-model.ts";
import { DoorError } from "../printed.ts";

/** The municipalities with these names or codes. @throws DoorError if one doesn't exist. */
export function findMunicipalities(wanted: readonly string[]): readonly PlacedMunicipality[] {
	return wanted.map((word) => {
		const found = placedMunicipalities().find(({ code, name }) => code === word || name.toLowerCase() === word.toLowerCase());
		if (found === undefined)
			throw new DoorError(`There is no municipality "${word}". Use an official name or code, for instance Arnhem or 0202.`);
		return found;
	});
}
