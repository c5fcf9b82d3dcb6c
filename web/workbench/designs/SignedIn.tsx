import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Accounts } from "../../accounts/Accounts.tsx";
import { createQueryClient } from "../../api/query-client.ts";
import { DesignsWorkbench } from "./DesignsWorkbench.tsx";

/** The workbench for people who have signed in to the product. */
export default function SignedIn() {
	const [client] = useState(() => createQueryClient(() => {}));
	return (
		<QueryClientProvider client={client}>
			<Accounts>
				<DesignsWorkbench />
			</Accounts>
		</QueryClientProvider>
	);
}
