import { useLocation, useNavigate } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../PlainButton.tsx";
import { useRedirectReason } from "../pages/Redirect.tsx";
import { allowedRoleLabels } from "../words/role-label.ts";
import { Notice } from "./Notice.tsx";
import "../../texts/areas/controls.ts";

/** Explains why this is not the requested page, and who can open that one, until it is closed or the page is left. */
export default function RedirectNotice() {
	const arrival = useRedirectReason();
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	if (arrival === null) return null;
	const { why, roles = [], also } = arrival;
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
			{roles.length > 0 ? <p>{text("why.roles", { roles: allowedRoleLabels(roles) })}</p> : null}
			{also === undefined ? null : <p>{also}</p>}
		</Notice>
	);
}
