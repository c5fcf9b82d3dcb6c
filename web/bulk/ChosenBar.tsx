import { Suspense, useState } from "react";
import { type BulkKind, dutchNumber } from "../../engine/index.ts";
import { useActions } from "../ui/actions/use-actions.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import type { BulkBarProps } from "./BulkBar.tsx";
import { useKeptAct } from "./use-kept-act.ts";

const BulkBar = lazyPart(() => import("./BulkBar.tsx"), { early: true });

/** The bar of what is chosen in a list, from the first choice on. A key pressed before it has loaded is its all the same. */
export function ChosenBar(props: Omit<BulkBarProps, "ahead">) {
	const { list, kinds, keys } = props;
	const kept = useKeptAct(list);
	const [used, setUsed] = useState(kept.text !== "");
	const [ahead, setAhead] = useState<BulkKind | null>(null);
	if (keys.size > 0 && !used) setUsed(true);
	if (!used || kinds.length === 0) return null;
	return (
		<Suspense fallback={<Ahead {...props} keep={setAhead} />}>
			<BulkBar {...props} ahead={ahead} />
		</Suspense>
	);
}

interface AheadProps extends Pick<BulkBarProps, "kinds" | "keys"> {
	readonly keep: (kind: BulkKind) => void;
}

function Ahead({ kinds, keys, keep }: AheadProps) {
	const values = { count: dutchNumber(keys.size) };
	useActions(keys.size > 0 ? Object.fromEntries(kinds.map((kind) => [`chosen:${kind}`, { run: () => keep(kind), values }])) : {});
	return null;
}
