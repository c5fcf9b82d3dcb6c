import { ReadComments } from "../../comments/ReadComments.tsx";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Facts } from "../../ui/parts/Facts.tsx";
import { namedRoles, roleLabels } from "../../ui/words/role-label.ts";
import { judgesOf } from "../reason-options.ts";
import type { RequestRow } from "./request-fields.tsx";
import "../../texts/areas/peek.ts";

/** Whom a request waits for, and its last comments. */
export default function RequestPeek({ row: { request } }: { readonly row: RequestRow }) {
	const judges = roleLabels(namedRoles(judgesOf(useTenant())));
	const value = request.status === 2 ? text("request.peek.judges", { roles: judges }) : text("request.peek.judged");
	return (
		<>
			<Facts facts={[{ label: text("request.peek.judge"), value }]} />
			<ReadComments key={request.uuid} uuid={request.uuid} code={request.geographyCode} entity="request" />
		</>
	);
}
