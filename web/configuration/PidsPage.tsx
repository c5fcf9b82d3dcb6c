import { Navigate } from "react-router";
import { useTenant } from "../tenants/TenantContext.tsx";
import { paths } from "../ui/paths.ts";
import { EntryList } from "./EntryList.tsx";

const help = ["configuration.pids.help.1", "configuration.pids.help.2", "configuration.pids.help.3"] as const;

/** Only where processes have a PID. */
export default function PidsPage() {
	const { hasPids } = useTenant();
	return hasPids === true ? <EntryList list="pids" help={help} /> : <Navigate to={paths.configuration()} replace />;
}
