import { text } from "../../texts/text.ts";
import { useNow } from "../time/use-now.ts";
import { relativeText, toldText } from "../words/date-text.ts";
import "../../texts/areas/controls.ts";

interface RelativeDateProps {
	/** Instant in milliseconds since 1970. */
	readonly at: number;
	/** Only the age, with the full date as a tooltip: for narrow cells. */
	readonly short?: boolean;
}

/** E.g. "11 minuten geleden, 20 nov 2026, 10:31". */
export function RelativeDate({ at, short = false }: RelativeDateProps) {
	const now = useNow();
	const full = toldText(at);
	const age = relativeText(at, now);
	return (
		<time dateTime={new Date(at).toISOString()} {...(short ? { title: full } : {})}>
			{short ? age : text("date.pair", { relative: age, absolute: full })}
		</time>
	);
}
