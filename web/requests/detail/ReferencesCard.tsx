import type { RequestRecord } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import { absoluteText } from "../../ui/date-text.ts";
import { Facts } from "../../ui/Facts.tsx";

/** What the request is called in the databases, for who has to find it there. */
export function ReferencesCard({ request }: { readonly request: RequestRecord }) {
	const none = text("request.none");
	return (
		<Card title={text("request.references")}>
			<Facts
				facts={[
					{ label: text("request.references.ref"), value: <span className="tabular">{request.ref}</span> },
					{ label: text("request.references.case"), value: <span className="tabular">{request.case_ref || none}</span> },
					{ label: text("request.references.counter"), value: <span className="tabular">{request.counter}</span> },
					{ label: text("request.references.code"), value: <span className="tabular">{request.geographyCode || none}</span> },
					{ label: text("request.references.ts"), value: absoluteText(request.ts) },
					{ label: text("request.references.uuid"), value: <span className="tabular">{request.uuid}</span> },
				]}
			/>
		</Card>
	);
}
