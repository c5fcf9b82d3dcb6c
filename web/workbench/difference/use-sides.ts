import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import { text } from "../../texts/text.ts";
import { running, sideOfDesign, sideOfRelease } from "./sides.ts";

interface Side {
	readonly value: string;
	readonly label: string;
}

/** What can be compared: what runs, this design, the others, and the releases, the newest first. */
export function useSides(uuid: string, name: string): readonly Side[] {
	const [others, setOthers] = useState<readonly Side[]>([]);
	useEffect(() => {
		let current = true;
		Promise.all([call(operations.listDesigns), call(operations.listReleases)]).then(
			([designs, releases]) => {
				if (!current) return;
				setOthers([
					...designs.data
						.filter(({ design }) => design.uuid !== uuid)
						.map(({ design }) => ({ value: sideOfDesign(design.uuid), label: text("workbench.difference.design", { name: design.name }) })),
					...releases.data.releases.map(({ number, flow }) => ({
						value: sideOfRelease(number),
						label: text("workbench.difference.release", { number, version: flow.version }),
					})),
				]);
			},
			// What is compared now stays to be seen; another choice comes with the next visit.
			() => {},
		);
		return () => {
			current = false;
		};
	}, [uuid]);
	return [
		{ value: running, label: text("workbench.difference.running") },
		{ value: sideOfDesign(uuid), label: text("workbench.difference.this", { name }) },
		...others,
	];
}
