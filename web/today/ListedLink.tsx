import { Link } from "react-router";
import { type FieldTest, waitsValues } from "../../engine/index.ts";
import { waitsListPath } from "../realisations/waits-list-read-model.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import type { Today } from "./today-queries.ts";

/** The parts of the work that the list of processes can show. */
export type ListedPart = keyof Today["listed"];

export const isListedPart = (part: string, { listed }: Pick<Today, "listed">): part is ListedPart => Object.hasOwn(listed, part);

interface ListedLinkProps {
	readonly part: ListedPart;
	readonly today: Pick<Today, "listed" | "day" | "weekEnds">;
	readonly className?: string | undefined;
}

/** Links to the list of exactly these processes, with their number: a process with two steps is counted once. */
export function ListedLink({ part, today: { listed, day, weekEnds }, className }: ListedLinkProps) {
	const tenant = useTenant();
	const count = listed[part];
	if (count === 0) return null;
	const waits: FieldTest = { word: "is", values: [waitsValues.me] };
	// Leaves out steps that were put off, as the counts of the page do.
	const tests = {
		all: { waits },
		late: { waits, ownDue: { word: "past", values: [] } },
		week: { waits, ownDue: { word: "between", values: [day, weekEnds] } },
	} as const;
	const name = part === "all" ? ("today.listed" as const) : (`today.listed.${part}` as const);
	return (
		<Link
			to={waitsListPath(tenant, tests[part])}
			className={className}
			aria-label={text(count === 1 ? `${name}.one` : `${name}.some`, { count })}
		>
			{text(count === 1 ? "today.listed.one" : "today.listed.some", { count })}
		</Link>
	);
}
