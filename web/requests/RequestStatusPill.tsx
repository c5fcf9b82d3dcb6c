import { type RequestStatus, requestStatusWord } from "../../engine/index.ts";
import { type PillStatus, StatusPill } from "../ui/parts/StatusPill.tsx";

const looks: Readonly<Record<RequestStatus, PillStatus>> = { 2: "active", 3: "completed", 4: "cancelled", 5: "onhold" };

export function RequestStatusPill({ status }: { readonly status: RequestStatus }) {
	return <StatusPill status={looks[status]} label={requestStatusWord(status)} />;
}
