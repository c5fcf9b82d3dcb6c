import { lazyPart } from "../../ui/lazy-part.tsx";

/** Hardly anybody takes a tenant away, so nobody loads this with the rest. */
export const RemoveTenant = lazyPart(() => import("./RemoveTenantPage.tsx"));
