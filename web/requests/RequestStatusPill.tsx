import type { RequestStatus } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { type PillStatus, StatusPill } from "../ui/StatusPill.tsx";

const looks: Readonly<Record<RequestStatus, PillStatus>> = { 2: "active", 3: "completed", 4: "cancelled", 5: "onhold" };

export function RequestStatusPill({ status }: { readonly status: RequestStatus }) {
	return <StatusPill status={looks[status]} label={text(`request.status.${status}`)} />;
}
