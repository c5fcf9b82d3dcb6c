import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import type { Sides } from "./sides.ts";

export type Compared = AnswerOf<"compareReleases">["data"];

/** The differences between two sides, with the open design at its revision; the last result stays until there is a newer one. */
export function useCompared(design: { readonly uuid: string; readonly revision: string } | null, { from, to }: Sides) {
	const uuid = design?.uuid ?? null;
	const revision = design?.revision ?? "";
	const [state, setState] = useState<{ readonly compared: Compared | null; readonly failed: boolean; readonly asked: string }>({
		compared: null,
		failed: false,
		asked: revision,
	});
	useEffect(() => {
		let current = true;
		const query = { from, to };
		const asked: Promise<{ readonly data: Compared }> =
			uuid === null ? call(operations.compareReleases, { query }) : call(operations.compareDesign, { params: { uuid }, query });
		asked.then(
			({ data }) => current && setState({ compared: data, failed: false, asked: revision }),
			() => current && setState(({ compared }) => ({ compared, failed: true, asked: revision })),
		);
		return () => {
			current = false;
		};
	}, [uuid, revision, from, to]);
	return state;
}
