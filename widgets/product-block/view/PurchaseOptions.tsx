import { useId } from 'react';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { subscriptionWording } from '#runtime/domain/subscription.ts';
import type { PurchaseOption } from '#runtime/page/purchase-option.ts';
import { productTexts } from './texts.ts';

interface PurchaseOptionsProps {
  plan: SubscriptionPlan | null;
  chosen: PurchaseOption;
  onChoose(option: PurchaseOption): void;
}

/** The choice between a subscription and a single purchase. */
export function PurchaseOptions({ plan, chosen, onChoose }: PurchaseOptionsProps) {
  const group = useId();
  const texts = productTexts();
  const { purchaseOptions, subscription, oneTimePurchase } = texts.addToCart;
  const labels = {
    subscription: plan ? `${subscription}, ${subscriptionWording(plan, texts)}` : subscription,
    oneTime: oneTimePurchase,
  };
  return (
    <fieldset part="option">
      <legend part="option-name">{purchaseOptions}</legend>
      {(['subscription', 'oneTime'] as const).map((option) => (
        <label key={option} part="purchase-option">
          <input
            type="radio"
            name={group}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          <span>{labels[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
