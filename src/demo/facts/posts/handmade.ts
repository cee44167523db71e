// Posts of the companies that people look at first, written by hand; `daysAgo` counts from the world's day and may be broken.
import type { Said } from './topics.ts'

/** By the index of the company. */
export const writtenPosts: readonly (readonly (Said & { daysAgo: number })[])[] = [
  [
    {
      daysAgo: 0.6,
      text: 'Three deep-groove sizes are now in stock with ceramic balls for frequency-controlled motors: bores 25, 30 and 35 mm. They keep stray current away from the raceway, so the grease no longer turns black after half a year. Samples from five pieces.',
      product: 0,
      shares: true,
    },
    {
      daysAgo: 6.4,
      text: 'How to tell false brinelling from overload, since we are asked every week:\n\n• dents at the spacing of the balls, ring not turned while the machine was shaken: false brinelling\n• dents on one side only, deeper under the load: mounted by force or overloaded\n• dull band around the whole raceway: dirt or water in the grease\n\nSend us a photo of both rings and the hours of running. We answer without an order as well.',
    },
    {
      daysAgo: 33.5,
      text: 'The new centreless grinder has passed its acceptance: roundness 0.4 µm over 2,000 rings, without a man at the gauge. Lots below 200 pieces gain most, because setting up takes 25 minutes instead of two hours.',
    },
    {
      daysAgo: 92.3,
      text: 'Our works are closed from 11 to 16 August. Orders that reach us by 5 August leave before the break. For machines that stand still there is a person on call; the number is on our page.',
    },
  ],
  [
    {
      daysAgo: 1.3,
      text: '24,000 min⁻¹の主軸で、組合せ軸受の予圧を1段下げた場合の温度上昇を測りました。外輪で6℃低く、剛性の低下は8%でした。加工する材料によっては有利な選択です。試験の条件と記録は、お問い合わせいただければお送りします。',
      product: 0,
      shares: true,
    },
    {
      daysAgo: 19.2,
      text: '交換された主軸軸受を拝見すると、寿命の前に外された品が3割ほどあります。外す前に、振動の値と外輪の温度を1週間分だけ記録してみてください。軸受ではなく、潤滑か芯出しが原因のことが多くあります。',
    },
  ],
  [
    {
      daysAgo: 2.4,
      text: 'Split housings can be changed in one shift, if everything lies ready. Our list for the fitter: both shaft seals, the sleeve in the measured size, a torque wrench, grease for two fillings and a second pair of hands for the upper half. Most delays come from the seals.',
      product: 0,
      shares: true,
    },
    {
      daysAgo: 47.1,
      text: 'A conveyor operator asked whether grease can be saved by longer intervals. We measured for a year on twelve pillow blocks: up to 1.5 times the interval nothing changed, beyond that the number of warm bearings doubled. Saved: four kilograms of grease. Lost: one weekend.',
    },
  ],
]
