/** A product over the list; the address is the product's own, and closing it goes back to the list's. */
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useGoBack } from '@platform/web/list/background';
import { useEffect } from 'react';
import type { Product } from '../contract/product.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { productLinkId } from './parts/ProductLink.tsx';
import { RelatedProducts } from './parts/RelatedProducts.tsx';

/** After the shell has moved the focus to the page, it goes back to where the visitor was. */
const afterNavigation = 50;

export default function ProductDialog({ product }: { product: Product }) {
  const { id } = product;
  const close = useGoBack();
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  useEffect(
    () => () => {
      window.setTimeout(() => {
        const link = document.getElementById(productLinkId(id));
        if (link && !document.querySelector('[role="dialog"]')) link.focus({ preventScroll: true });
      }, afterNavigation);
    },
    [id],
  );
  return (
    <Modal
      opened
      onClose={close}
      size="70rem"
      fullScreen={narrow}
      padding="lg"
      title="作品详情"
      closeButtonProps={{ 'aria-label': '关闭' }}
      returnFocus={false}
    >
      <ProductDetail key={id} product={product} headingOrder={2} />
      <RelatedProducts id={id} over />
    </Modal>
  );
}
