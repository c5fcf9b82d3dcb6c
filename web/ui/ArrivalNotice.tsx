import { useLocation, useNavigate } from "react-router";
import { text } from "../texts/text.ts";
import { Notice } from "./Notice.tsx";
import { PlainButton } from "./PlainButton.tsx";
import { roleLabels } from "./role-label.ts";
import { useArrivalReason } from "./SentOn.tsx";
import "../texts/areas/controls.ts";

/** Says why this is another page than the one asked for, and who can open that one; until it is closed or left. */
export default function ArrivalNotice() {
	const arrival = useArrivalReason();
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	if (arrival === null) return null;
	const { why, roles = [] } = arrival;
	return (
		<Notice
			kind="warning"
			title={why}
			announce
			action={
				<PlainButton small onClick={() => navigate({ pathname, search, hash }, { replace: true, state: null })}>
					{text("action.close")}
				</PlainButton>
			}
		>
			{roles.length > 0 ? text("why.roles", { roles: roleLabels(roles) }) : null}
		</Notice>
	);
}
