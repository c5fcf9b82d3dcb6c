import texts from "../notfound.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
