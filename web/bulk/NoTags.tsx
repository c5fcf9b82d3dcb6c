import { Link } from "react-router";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import { allowedRoleLabels } from "../ui/words/role-label.ts";

/** Says that there are no tags to choose from, and who makes them. */
export function NoTags() {
	const mayMake = useAccess("admin");
	const { admin: makers = [] } = useTenant().access;
	return (
		<>
			<p>{text("bulk.tags.none")}</p>
			{mayMake ? (
				<p>
					<Link to={paths.configuration("tags")}>{text("bulk.tags.none.make")}</Link>
				</p>
			) : makers.length > 0 ? (
				<p>{text("bulk.tags.none.makers", { roles: allowedRoleLabels(makers) })}</p>
			) : null}
		</>
	);
}
