import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import { text } from "../../texts/text.ts";
import { running, sideOfDesign, sideOfRelease } from "./sides.ts";

interface Side {
	readonly value: string;
	readonly label: string;
}

export interface OpenDesign {
	readonly uuid: string;
	readonly name: string;
	readonly revision: string;
}

/** The sides to choose from: the running release, the open design, the other designs, and the releases, newest first. */
export function useSides(open: OpenDesign | null): readonly Side[] {
	const uuid = open?.uuid ?? null;
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
			// The current comparison stays; the other choices are loaded at the next visit.
			() => {},
		);
		return () => {
			current = false;
		};
	}, [uuid]);
	return [
		{ value: running, label: text("workbench.difference.running") },
		...(open === null ? [] : [{ value: sideOfDesign(open.uuid), label: text("workbench.difference.this", { name: open.name }) }]),
		...others,
	];
}
