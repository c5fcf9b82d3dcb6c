import type { RequestRecord } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import { absoluteText } from "../../ui/date-text.ts";
import { Facts } from "../../ui/Facts.tsx";

const dateText = (at: number | null): string => (at === null ? text("request.unknown") : absoluteText(at));

/** The request in four lines. */
export function SummaryCard({ request: { summary } }: { readonly request: RequestRecord }) {
	return (
		<Card inLandmark title={text("request.summary")}>
			<Facts
				layout="stack"
				facts={[
					{ label: text("request.summary.name"), value: summary.name || text("request.none") },
					{ label: text("request.summary.address"), value: summary.address || text("request.none") },
					{ label: text("request.summary.submitted"), value: dateText(summary.submitted_at) },
					{ label: text("request.summary.processed"), value: dateText(summary.processed_at) },
				]}
			/>
		</Card>
	);
}
