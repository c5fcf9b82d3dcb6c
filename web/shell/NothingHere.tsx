import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { roleLabels } from "../ui/role-label.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import "../texts/areas/noaccess.ts";

/** The beginning for who has a role here, but none that opens a page. */
export default function NothingHere() {
	const { supportAddress } = useTenant();
	const { roles } = usePerson();
	usePageTitle(text("nav.workflow"));
	return (
		<EmptyState heading title={text("noaccess.nothing")}>
			<p>{text("noaccess.nothing.text", { roles: roleLabels(roles) })}</p>
			<p>{supportAddress ? text("noaccess.text", { email: supportAddress }) : text("noaccess.textWithoutAddress")}</p>
		</EmptyState>
	);
}
