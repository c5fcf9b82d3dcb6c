import { useLocation } from "react-router";
import { useTenant } from "../tenants/TenantContext.tsx";
import { paths } from "../ui/pages/paths.ts";
import { RedirectOnward } from "../ui/pages/Redirect.tsx";

/**
 * The bare address of the list of processes: redirects to the view with which the person begins it, or to its first
 * tab with the query of the address.
 */
export function ToProcesses() {
	const { filterWords, starts } = useTenant();
	const { search } = useLocation();
	const first = paths.realisations(filterWords[0]?.word ?? "alles");
	const start = starts?.realisations ?? null;
	if (search !== "" || start === null) return <RedirectOnward to={first} asking />;
	return <RedirectOnward to={start.startsWith("/") ? paths.inView("realisations", start) : first + start} />;
}
